const engine = 'deterministic';

/** A ring with a stroke, as SVG. */
const LOGO =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMDAgMTAwIj48Y2lyY2xlIGN4PSI1MCIgY3k9IjUwIiByPSIzOCIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjRkY1QTFGIiBzdHJva2Utd2lkdGg9IjIwIi8+PHBhdGggZD0iTTY2IDM0IDkyIDgiIHN0cm9rZT0iIzE1MTYxQSIgc3Ryb2tlLXdpZHRoPSIxNCIgc3Ryb2tlLWxpbmVjYXA9InJvdW5kIi8+PC9zdmc+';

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A link',
    input: { content: 'https://example.com/menu?table=12' },
    expect: {
      part: {
        payload: 'https://example.com/menu?table=12',
        size_px: 512,
        modules: 29,
        version: 3,
        error_correction: 'M',
        file: { $file: { name: 'qr-code.png', mime: 'image/png' } },
        engine,
      },
    },
  },
  {
    name: 'The Wi-Fi network of a café',
    source: 'ZXing, Barcode Contents: Wi-Fi network config',
    input: { kind: 'wifi', content: 'mynetwork', security: 'wpa', password: 'mypass;word', format: 'svg' },
    expect: { part: { payload: 'WIFI:T:WPA;S:mynetwork;P:mypass\\;word;;', engine } },
  },
  {
    name: 'A business card',
    source: 'RFC 2426, section 7 (Frank Dawson), in its escapes',
    input: {
      kind: 'vcard',
      content: 'Frank Dawson',
      last_name: 'Dawson',
      organization: 'Lotus Development Corporation',
      phone: '+1-919-676-9515',
      email: 'Frank_Dawson@Lotus.com',
      address: '6544 Battleford Drive, Raleigh NC 27613-3502',
      color: '#0F5C4A',
    },
    expect: {
      part: {
        payload: [
          'BEGIN:VCARD',
          'VERSION:3.0',
          'N:Dawson;Frank;;;',
          'FN:Frank Dawson',
          'ORG:Lotus Development Corporation',
          'TEL:+1-919-676-9515',
          'EMAIL:Frank_Dawson@Lotus.com',
          'ADR:;;6544 Battleford Drive\\, Raleigh NC 27613-3502;;;;',
          'END:VCARD',
        ].join('\r\n'),
        engine,
      },
    },
  },
  {
    name: 'A mail with subject and text',
    source: 'RFC 6068, section 6.1',
    input: { kind: 'email', content: 'list%in@example.org', subject: 'café', body: 'send current-issue\nsend index' },
    expect: {
      part: {
        payload: 'mailto:list%25in@example.org?subject=caf%C3%A9&body=send%20current-issue%0D%0Asend%20index',
        engine,
      },
    },
  },
  {
    name: 'A link with a logo, in the colours of a brand',
    input: { content: 'https://example.com/app', logo: LOGO, color: '#0F5C4A', background: '#F6F3EA', size: 800 },
    expect: { part: { payload: 'https://example.com/app', error_correction: 'H', version: 5, modules: 37, engine } },
  },
] as const;
