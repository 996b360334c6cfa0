/** Breaks off work at one of its steps, before or after it is done, as a process that is killed does. */
export function brokenOffAt(moment: number) {
  let moments = 0;
  const reach = (): void => {
    moments += 1;
    if (moments === moment) throw new Error('killed');
  };
  return {
    /** The part with each of its methods as two moments. */
    breaking: <Part extends object>(part: Part): Part =>
      new Proxy(part, {
        get: (of, name) => {
          const method: unknown = Reflect.get(of, name);
          if (typeof method !== 'function') return method;
          return async (...args: unknown[]): Promise<unknown> => {
            reach();
            const result: unknown = await Reflect.apply(method, of, args);
            reach();
            return result;
          };
        },
      }),
    /** Whether the moment was reached. */
    isHit: (): boolean => moments >= moment,
  };
}
