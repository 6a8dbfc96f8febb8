/** Something under way whose time is taken: a request, a job, a statement. It is told to nobody before it ends. */
export interface OpenSpan {
  /** Of all that belongs together, as a collector shows it: 32 hexadecimal digits. */
  readonly traceId: string;
  /** Begins something that is a part of it. */
  part(name: string, attributes: SpanAttributes): OpenSpan;
  end(outcome?: SpanOutcome): void;
}

export interface SpanOutcome {
  /** Where what it is called is known at the end only. */
  name?: string;
  attributes?: SpanAttributes;
  failed?: boolean;
}

/** By names of OpenTelemetry's semantic conventions. */
export type SpanAttributes = Record<string, string | number>;
