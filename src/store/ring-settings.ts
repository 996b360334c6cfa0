/** The reminders that a target or a person wants, and when they want peace. */
export interface RingSettings {
  readonly opens: boolean;
  readonly closes: boolean;
  readonly starts: boolean;
  /** Minutes after midnight in `zone` at which the quiet hours begin and end; equal: no quiet hours. */
  readonly quietFrom: number;
  readonly quietTo: number;
  /** IANA zone of the quiet hours: the study API's for channels, a person's own for direct messages. */
  readonly zone: string;
}
