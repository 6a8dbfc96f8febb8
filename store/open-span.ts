/** A timed operation: a request, a job, a statement. Exported when it ends. */
export interface OpenSpan {
  /** The trace id: 32 hexadecimal digits. */
  readonly traceId: string;
  /** Starts a child span. */
  startChild(name: string, attributes: SpanAttributes): OpenSpan;
  end(outcome?: SpanOutcome): void;
}

export interface SpanOutcome {
  /** For a name that is known at the end only. */
  name?: string;
  attributes?: SpanAttributes;
  failed?: boolean;
}

/** By names of OpenTelemetry's semantic conventions. */
export type SpanAttributes = Record<string, string | number>;
