/** Chooses the gateway: the study API of this installation. A test may give the app another one. */
import type { StudyGateway } from '../gateway.ts';
import { academicInformation } from './academic-information.ts';

export const GATEWAY: StudyGateway = academicInformation;
