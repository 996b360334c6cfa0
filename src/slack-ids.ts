/**
 * The shapes of Slack's ids: a capital letter for the kind, then capitals and digits. Slack promises no
 * length, and gives some eleven characters. A text longer than forty is no id, and is neither kept, logged
 * nor put into markup.
 */
type IsId = (given: unknown) => given is string;

const startingWith = (letters: string): IsId => {
  const shape = new RegExp(`^[${letters}][A-Z0-9]{1,39}$`);
  return (given): given is string => typeof given === 'string' && shape.test(given);
};

/** An id of anything. */
export const isSlackId = startingWith('A-Z');
/** Of a person; W is for a member of an organization. */
export const isUserId = startingWith('UW');
/** Of a channel; G is for an old private one. */
export const isChannelId = startingWith('CG');
/** Of a channel or a direct conversation. */
export const isConversationId = startingWith('CDG');
/** Of a direct conversation. */
export const isDirectId = startingWith('D');
/** Of a workspace. */
export const isWorkspaceId = startingWith('T');
/** Of a workspace or an organization, where the app is installed. */
export const isInstalledId = startingWith('TE');
