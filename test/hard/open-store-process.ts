/** Opens a store, which brings its tables up to date, and closes it. */
import { openStore } from '../../src/store/open.ts';

const [place = ''] = process.argv.slice(2);
const isAddress = place.startsWith('postgres:');
const store = await openStore(isAddress ? { databaseUrl: place, dataDir: '' } : { dataDir: place });
await store.close();
