/**
 * Slack's words for refusals, each sorted once by what can be done about it. The words stand with each method that may
 * answer with them, such as https://docs.slack.dev/reference/methods/chat.postMessage.
 */

/** What a refusal is about, and so what helps. */
export type RefusedBy =
  /** The conversation: an invitation, or a person who decides there. */
  | 'place'
  /** The person who is written to. */
  | 'person'
  /** What is sent: a plainer form. */
  | 'text'
  /** The token, its scopes, or how the app is set up or calls: its operator. */
  | 'app'
  /** Slack's own trouble, or a rate: a later call. */
  | 'passing'
  /** What is asked for is over, or is there no more: nothing but asking anew. */
  | 'over';

/** Why Slack refuses, more closely than by `RefusedBy`. */
export type Cause = keyof typeof CAUSES;

const CAUSES = {
  /** The app is not in the conversation. */
  outside: 'place',
  archived: 'place',
  /** Those who manage the channel or the workspace do not let the app write there. */
  ruled: 'place',
  person: 'person',
  text: 'text',
  /** The app was removed, or the workspace exists no more. */
  ended: 'app',
  /**
   * A token that is not taken here and now: by another Slack than its own, from an address or in a workspace that is not
   * allowed, or because it has run out. That does not say that the app was removed.
   */
  untaken: 'app',
  setup: 'app',
  /** Slack most likely did nothing. */
  unable: 'passing',
  /** Slack may have done it: “it’s possible some aspect of the operation succeeded”. */
  unclear: 'passing',
  /** Broken off in the middle: nothing is said of what was done. */
  brokenOff: 'passing',
  /** No more than 30 messages may be due in a conversation within five minutes (chat.scheduleMessage). */
  crowded: 'passing',
  over: 'over',
} as const satisfies Readonly<Record<string, RefusedBy>>;

const WORDS: Readonly<Record<Cause, string>> = {
  outside: 'cannot_find_channel channel_not_found invalid_channel no_permission not_in_channel',
  archived: 'is_archived is_inactive',
  ruled: `
    cannot_reply_to_message ekm_access_denied posting_to_channel_denied restricted_action
    restricted_action_non_threadable_channel restricted_action_read_only_channel restricted_action_thread_locked
    restricted_action_thread_only_channel slack_connect_blocked_file_type slack_connect_canvas_sharing_blocked
    slack_connect_clip_sharing_blocked slack_connect_file_link_sharing_blocked
    slack_connect_file_upload_sharing_blocked slack_connect_lists_sharing_blocked`,
  person: `
    app_access_restricted cannot_auth_user cannot_dm_bot cannot_prompt invalid_user_combination user_disabled
    user_email_unverified user_not_found user_not_visible`,
  text: `
    attachment_payload_limit_exceeded block_mismatch blocked_file_type blocks_too_long cannot_parse_attachment
    cant_broadcast_message duplicate_external_id file_deleted file_is_deleted file_not_found file_share_limit_reached
    invalid_arguments invalid_attachments invalid_block invalid_blocks invalid_blocks_format invalid_metadata
    invalid_metadata_format invalid_metadata_schema invalid_unfurls_format markdown_text_conflict
    max_file_sharing_exceeded metadata_must_be_sent_from_app metadata_too_large missing_file_data msg_blocks_too_long
    msg_too_long no_dual_broadcast_content_update no_text parameter_validation_failed too_many_attachments
    too_many_contact_cards unable_to_share_files view_too_large`,
  ended: 'account_inactive token_revoked',
  untaken: `
    bad_token invalid_auth invalid_token not_allowed_token_type not_authed team_access_not_granted team_disabled
    token_expired user_removed_from_team`,
  setup: `
    access_denied accesslimited agent_prompt_display_not_allowed as_user_not_supported bad_client_secret bad_redirect_uri
    cannot_find_service cannot_install_an_org_installed_app deprecated_endpoint enterprise_is_restricted
    feature_not_enabled forbidden_team forbidden_token insecure_request invalid_app_id invalid_arg_name
    invalid_array_arg invalid_charset invalid_client_id invalid_code_verifier invalid_form_data invalid_grant_type
    invalid_post_type invalid_source invalid_time invalid_unfurl_id is_bot messages_tab_disabled method_deprecated
    method_not_supported_for_channel_type missing_args missing_channel missing_interactivity_url
    missing_options_load_url missing_post_type missing_profile_id missing_scope missing_source missing_ts
    missing_unfurl_id missing_unfurls no_scopes not_agent_app not_enabled not_enough_users not_implemented
    oauth_authorization_url_mismatch pkce_not_allowed preview_feature_not_available reserved_username
    send_on_behalf_not_allowed team_not_found time_too_far too_many_users two_factor_setup_required unknown_method
    user_auth_url_missing users_list_not_supplied`,
  unable: `
    external_channel_migrating invalid_cursor message_limit_exceeded org_login_required rate_limited ratelimited
    request_timeout streaming_state_conflict team_added_to_org`,
  unclear: 'internal_error service_unavailable update_failed',
  brokenOff: 'fatal_error',
  crowded: 'restricted_too_many',
  over: `
    cannot_find_message cannot_unfurl_message cannot_unfurl_url cant_delete_message cant_update_message
    compliance_exports_prevent_deletion draft_already_deleted
    draft_already_sent draft_has_conflict draft_not_found duplicate_channel_not_found duplicate_message_not_found
    edit_window_closed entity_metadata_does_not_match_trigger exchanged_trigger_id execution_not_in_running_state
    expired_trigger_id expired_url function_execution_not_found hash_conflict invalid_code invalid_refresh_token
    invalid_scheduled_message_id invalid_thread_ts invalid_trigger_id message_not_found not_found time_in_past
    trigger_exchanged trigger_expired used_url`,
};

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Every sorted word with its cause. */
export const REFUSAL_WORDS: readonly (readonly [word: string, cause: Cause])[] = (
  Object.keys(CAUSES) as Cause[]
).flatMap((cause) => wordsIn(WORDS[cause]).map((word) => [word, cause] as const));

const SORTED: ReadonlyMap<string, Cause> = new Map(REFUSAL_WORDS);

/** The words of some causes. */
export const wordsBy = (...causes: readonly Cause[]): ReadonlySet<string> =>
  new Set(causes.flatMap((cause) => wordsIn(WORDS[cause])));

/** Posting at a place is refused by these, and by longer words. */
const OF_PLACE = /^(?:channel_is_limited_access|posting_to_|restricted_action|slack_connect_|thread_locked)/;
/** A layout is refused also by a longer word. */
const OF_LAYOUT =
  /blocks_too_long|invalid_arguments|invalid_attachments|invalid_block|invalid_metadata|msg_too_long/;

/**
 * Why Slack refuses by a word. A word that Slack has added since counts as its family does.
 * @returns undefined for a word that says nothing to us
 */
export function causeOfRefusal(word: string): Cause | undefined {
  const known = SORTED.get(word);
  if (known) return known;
  if (OF_PLACE.test(word)) return 'ruled';
  if (OF_LAYOUT.test(word)) return 'text';
  return undefined;
}

/** What a refusal by a word is about; undefined for an unknown word. */
export function refusedBy(word: string): RefusedBy | undefined {
  const cause = causeOfRefusal(word);
  return cause && CAUSES[cause];
}
