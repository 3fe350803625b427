import { toCurl, toJavaScript } from '@declic/action-snippets';
import { expect, it } from 'vitest';
import { emailValidation } from './email-validation';

it('writes a curl command that can be pasted', () => {
  expect(toCurl(emailValidation('http://localhost:4000'))).toBe(
    `curl -X POST http://localhost:4000/v1/email/validate \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"email":"someone@gmial.com"}'`,
  );
});

it('holds the key of the reader where there is one', () => {
  const call = emailValidation('http://localhost:4000', 'dc_live_mine');
  for (const code of [toCurl(call), toJavaScript(call)]) {
    expect(code).toContain('Bearer dc_live_mine');
    expect(code).not.toContain('YOUR_API_KEY');
  }
});
