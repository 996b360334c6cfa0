import { z } from 'zod';
import { defineForms, opens, submits } from '../../asking/define-feature.ts';
import { type Feature, type Place, personAt } from '../../asking/feature.ts';
import { defineForm } from '../../asking/form.ts';
import { showKept } from '../../asking/offers.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { PersonKey } from '../../store/concerns.ts';
import type { Store, TargetKey } from '../../store/store.ts';
import type { History } from '../../workspace/history.ts';
import type { Preferences } from '../../workspace/preferences.ts';
import { erasedPage, type Kept, keptPage } from './pages.ts';

export interface PrivacyDeps {
  readonly store: Pick<Store, 'follows' | 'targets' | 'feeds' | 'workspaces'>;
  readonly preferences: Preferences;
  readonly history: History;
  /** Asks for a pass over a target soon. */
  readonly nudge: (spot: TargetKey & { readonly kind: 'person' }) => void;
  /** Called when a person's Home has changed and the note that it was opened is erased. */
  readonly changed: (person: PersonKey, isLooking: true) => void;
}

/** The form carries nothing: its sender is the person whose data is erased. */
const eraseForm = defineForm('privacy.erase', z.object({}), z.object({}));

/** Shows the data that is kept of a person, to that person alone, and erases it on request. */
export const createPrivacy = (deps: PrivacyDeps): Feature =>
  defineForms({
    name: 'privacy',
    actions: [opens(showKept, titleIn, (_, reader, place) => show(reader, place, deps))],
    forms: [submits(eraseForm, titleIn, (_, reader, place) => erase(reader, place, deps))],
  });

const titleIn = (language: Language): string => texts(language).privacy.title;

async function show(reader: Reader, place: Place, deps: PrivacyDeps): Promise<Modal> {
  const { language } = reader;
  const form = eraseForm.carry({}, language, texts(language).privacy.erase);
  return keptPage(await keptOf(personAt(place), deps), form, reader);
}

async function keptOf(person: PersonKey, { store, preferences, history }: PrivacyDeps): Promise<Kept> {
  const { workspace, user: target } = person;
  const [follows, setUp, told, recents, chosen, feedMadeAt] = await Promise.all([
    store.follows.of({ workspace, target }),
    store.follows.setUpBy(workspace, target),
    store.targets.get({ workspace, target }),
    history.recent(person),
    preferences.person(person),
    store.feeds.madeAt(person),
  ]);
  return {
    follows: follows.map(({ code }) => code),
    setUp,
    lookUps: recents.map(({ code }) => code),
    hasChosen: chosen?.language !== undefined || chosen?.rings !== undefined,
    // The target keeps the direct conversation even when nothing is followed any more.
    hasReminders: told !== undefined,
    hasFeed: feedMadeAt !== undefined,
    hasOpenedHome: chosen?.homeOpenedAt !== undefined,
  };
}

async function erase(reader: Reader, place: Place, deps: PrivacyDeps): Promise<{ modal: Modal }> {
  const person = personAt(place);
  const { workspace, user: target } = person;
  // Pending writes would otherwise be kept after the erasure.
  await deps.history.settled();
  await deps.store.workspaces.erasePerson(person);
  deps.preferences.forgetPerson(person);
  deps.nudge({ workspace, target, kind: 'person' });
  deps.changed(person, true);
  return { modal: erasedPage(reader) };
}
