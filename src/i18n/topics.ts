import { setOf } from './vocabulary.ts';

/** Words for settings, and for a change of language. */
export const SETTINGS_WORDS: ReadonlySet<string> = setOf(`
  settings preferences language asetukset asetukseni asetuksiani kieli kieltä kielen suomeksi englanniksi ruotsiksi
  inställningar inställningarna språk språket`);

/** Words for the data that is kept of a person. */
export const PRIVACY_WORDS: ReadonlySet<string> = setOf(`
  data privacy gdpr tietoni tietojani tietosuoja uppgifter personuppgifter dataskydd`);
