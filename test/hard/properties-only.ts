/** Runs properties alone: Vitest's own filter by tags is one for the whole run, and this one is a project's. */
import { TestRunner, type TestRunnerConfig } from 'vitest';

export default class PropertiesOnly extends TestRunner {
  constructor(config: TestRunnerConfig) {
    super({ ...config, tagsFilter: ['property'] });
  }
}
