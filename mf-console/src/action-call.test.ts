import { expect, it } from 'vitest';
import { toCurl, emailValidation, toJavaScript } from './action-call';

it('writes a curl command that can be pasted', () => {
  expect(toCurl(emailValidation('http://localhost:4000'))).toBe(
    `curl -X POST http://localhost:4000/v1/email/validate \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"email":"someone@gmial.com"}'`,
  );
});

it('keeps a quote inside the input from ending the shell word', () => {
  expect(toCurl({ origin: '', path: '/x', input: { text: "it's" } })).toContain(String.raw`-d '{"text":"it'\''s"}'`);
});

it('writes JavaScript that parses', () => {
  const code = toJavaScript(emailValidation('http://localhost:4000'));
  expect(() => new Function(`return async () => { ${code} }`)).not.toThrow();
  expect(code).toContain("fetch('http://localhost:4000/v1/email/validate'");
});

it('holds the key of the reader where there is one', () => {
  const call = emailValidation('http://localhost:4000');
  for (const code of [toCurl(call, 'dc_live_mine'), toJavaScript(call, 'dc_live_mine')]) {
    expect(code).toContain('Bearer dc_live_mine');
    expect(code).not.toContain('YOUR_API_KEY');
  }
});
