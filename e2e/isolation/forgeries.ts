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
