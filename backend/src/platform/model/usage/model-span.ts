import { type Span, SpanKind } from '@opentelemetry/api';
import { beginSpan, failSpan } from '../../tracing/in-span.js';
import { type ChatUsage, type ModelFault } from '../chat-model.port.js';

/** A call to a model in the terms of OpenTelemetry's conventions for generative AI; never what was asked or said. */
export class ModelSpan {
  private readonly span: Span;

  constructor(model: string, purpose: string) {
    this.span = beginSpan(`chat ${model}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'openai',
        'gen_ai.request.model': model,
        'steppes.purpose': purpose,
      },
    });
  }

  used({ inputTokens, outputTokens }: ChatUsage): void {
    this.span.setAttributes({ 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens });
  }

  end(outcome: ModelFault | 'ok'): void {
    if (outcome !== 'ok') failSpan(this.span, outcome);
    this.span.end();
  }
}
