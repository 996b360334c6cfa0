/** The other half of the flows once more, over Socket Mode: two processes share them. */
import { describe } from 'vitest';
import { eachSecondFlow } from './over-a-socket.ts';

describe('each flow of the second half says over a socket what it says over HTTP', () => eachSecondFlow(1));
