/**
 * What Slack's ids look like: a capital letter that tells of what, then capitals and digits. Slack promises no length, and gives
 * some eleven characters; what is longer than forty is no id, and is neither kept, logged nor put into markup.
 */
type IsId = (given: unknown) => given is string;

const startingWith = (letters: string): IsId => {
  const shape = new RegExp(`^[${letters}][A-Z0-9]{1,39}$`);
  return (given): given is string => typeof given === 'string' && shape.test(given);
};

/** Of anything. */
export const isSlackId = startingWith('A-Z');
/** Of a person: W is an organization's member. */
export const isUserId = startingWith('UW');
/** Of a channel: G is a private one of old. */
export const isChannelId = startingWith('CG');
/** Of a channel or a direct conversation. */
export const isConversationId = startingWith('CDG');
/** Of a direct conversation. */
export const isDirectId = startingWith('D');
/** Of a workspace or an organization, where the app is installed. */
export const isInstalledId = startingWith('TE');
