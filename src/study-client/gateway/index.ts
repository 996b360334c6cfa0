/** Chooses the gateway: the study API of this installation. All of a process speaks to one; `test/gateway` has another in its place. */
import type { StudyGateway } from '../gateway.ts';
import { academicInformation } from './academic-information.ts';

export const GATEWAY: StudyGateway = academicInformation;
