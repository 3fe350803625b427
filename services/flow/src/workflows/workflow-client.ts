import type { FetchedResource } from '@declic/nest-kit/guarded-fetch';
import type { FlowConfig } from '../config';
import { toCallbackHeaders } from './callback-headers';
import { WorkflowAddress } from './workflow-address';
import type { WorkflowCall } from './workflow-call';
import type { WorkflowTokens } from './workflow-tokens';

interface CallOptions {
  readonly signal: AbortSignal | undefined;
  /** Where the status alone counts. */
  readonly discardBody?: boolean;
}

/**
 * A workflow that the operator may have configured.
 *
 * @decision D29
 */
export abstract class WorkflowClient {
  private readonly address: WorkflowAddress | undefined;

  constructor(
    private readonly config: FlowConfig,
    private readonly tokens: WorkflowTokens,
    private readonly name: string,
    url: string | undefined,
  ) {
    this.address = url === undefined ? undefined : new WorkflowAddress(url, name, config.FLOW_WORKFLOW_TIMEOUT_MS);
  }

  /** Null without one. */
  get host(): string | null {
    return this.address?.host ?? null;
  }

  /**
   * Calls it, with a token for the delivery of what the call is for.
   *
   * @throws {WorkflowError} or the reason of the signal
   */
  protected async post(payload: object, call: WorkflowCall, options: CallOptions): Promise<FetchedResource> {
    if (!this.address) throw new Error(`No address of ${this.name} is configured.`);
    const headers = toCallbackHeaders(this.config.PUBLIC_URL, call.kind, await this.tokens.sign(call));
    return this.address.post(payload, { headers, ...options });
  }
}
