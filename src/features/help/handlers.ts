import { defineFeature } from '../../asking/define-feature.ts';
import type { Feature } from '../../asking/feature.ts';
import { helpCard } from './card.ts';
import { helpQuestion, helpRequest } from './request.ts';

/** `/course help` and the like. */
export const help = (): Feature =>
  defineFeature({
    name: 'help',
    request: helpRequest,
    commands: ['/course', '/rooms', '/enrollment'].map((command) => ({
      command,
      subcommand: 'help',
      also: ['apua', 'ohje', 'hjälp'],
      parse: () => ({ about: 'usage' as const }),
    })),
    question: helpQuestion,
    answer: async (request, reader) => helpCard(request, reader),
    shareable: false,
  });
