import type { Tables } from './tables.ts';

/**
 * Each table's primary key, in an order in which rows can be written: what refers to a row comes after it.
 */
export const KEYS = {
  targets: ['workspace', 'target'],
  follows: ['workspace', 'target', 'code'],
  courses: ['code', 'language'],
  rings: ['workspace', 'target', 'key'],
  leases: ['name'],
  persons: ['workspace', 'user_id'],
  channels: ['workspace', 'channel'],
  seen_courses: ['workspace', 'code'],
  look_ups: ['workspace', 'user_id', 'code'],
  seen_buildings: ['id'],
  feeds: ['workspace', 'user_id'],
  secrets: ['name'],
  claims: ['name'],
  moved_channels: ['workspace', 'old_id'],
  installations: ['enterprise', 'team'],
  jobs: ['name'],
} as const satisfies { readonly [Table in keyof Tables]: readonly (keyof Tables[Table])[] };

export type TableName = keyof typeof KEYS;

/** All tables, in the order of `KEYS`. */
export const TABLES = Object.keys(KEYS).filter((name): name is TableName => name in KEYS);
