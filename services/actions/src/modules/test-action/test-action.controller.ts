import { Http, type HttpExchange, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { IncompleteTestCallError } from './test-action.errors';
import { toTestResult } from './to-test-result';

type TestCall = OpInput<'testAction'>['body'];

@Controller()
export class TestActionController {
  /**
   * Hands the call to the route of the public API inside this process, so that nothing else can be reached and nothing on the way
   * sees the key.
   *
   * @decision D20
   */
  @Op('testAction')
  async test(@Input() { body: call }: OpInput<'testAction'>, @Http() { request }: HttpExchange) {
    const { slug, authorization, body } = call;
    if (!slug || !authorization || body === undefined || body === null) throw new IncompleteTestCallError();
    const answer = await request.server.inject({
      method: 'POST',
      url: `/v1/actions/${encodeURIComponent(slug)}`,
      remoteAddress: request.ip,
      headers: { ...toCallHeaders(call), authorization },
      payload: JSON.stringify(body),
    });
    return toTestResult({ status: answer.statusCode, headers: answer.headers, body: answer.body });
  }
}

function toCallHeaders({ dry_run, max_credits, idempotency_key }: TestCall): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(dry_run && { 'dry-run': 'true' }),
    ...(max_credits !== undefined && { 'max-credits': String(max_credits) }),
    ...(idempotency_key !== undefined && { 'idempotency-key': idempotency_key }),
  };
}
