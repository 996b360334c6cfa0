/** Stands in the place of `src/study-client/gateway/index.ts` in the processes of this folder's tests (`project.ts`). */
import type { StudyGateway } from '../../src/study-client/gateway.ts';
import { northern } from './northern.ts';

export const GATEWAY: StudyGateway = northern;
