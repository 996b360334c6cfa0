import { useEffect, useState } from 'react';

export type Theme = 'light' | 'dark';

function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing forgets the choice. Nothing else depends on it.
  }
}

/** Light or dark: the person's choice, else the system's preference. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const stored = read('theme');
  const [chosen, setChosen] = useState<Theme | undefined>(
    stored === 'light' || stored === 'dark' ? stored : undefined,
  );
  const [system, setSystem] = useState(systemTheme);
  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => setSystem(systemTheme());
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const theme = chosen ?? system;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const choose = (next: Theme): void => {
    write('theme', next);
    setChosen(next);
  };
  return [theme, choose];
}
