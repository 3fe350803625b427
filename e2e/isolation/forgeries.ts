import { createHmac } from 'node:crypto';

/** Tokens that claim to be the session `wanted`, made by an attacker with nothing but a session of their own. */
export function forgeTokens(wanted: string, own: string): string[] {
  const [header = '', claims = '', signature = ''] = wanted.split('.');
  const [ownHeader = '', , ownSignature = ''] = own.split('.');
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return [
    `${unsigned}.${claims}.`,
    `${unsigned}.${claims}.${signature}`,
    `${ownHeader}.${claims}.${ownSignature}`,
    `${header}.${claims}.${reversed(signature)}`,
    `${header}.${claims}`,
  ];
}

function reversed(text: string): string {
  return [...text].toReversed().join('');
}

/** Tokens of a call of a workflow, without a signature and with one that an attacker can make. */
export function forgeWorkflowTokens(call: object): string[] {
  const claims = encode({ aud: 'flow workflow', exp: Math.floor(Date.now() / 1000) + 600, call });
  const signed = `${encode({ alg: 'HS256' })}.${claims}`;
  const guess = createHmac('sha256', 'secret').update(signed).digest('base64url');
  return [`${encode({ alg: 'none' })}.${claims}.`, `${signed}.${guess}`];
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
