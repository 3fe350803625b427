import { aFile, toBase64 } from './a-run';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="200" height="200"><rect width="40" height="40" fill="#fff"/><path d="M4 4h12v12H4zM24 4h12v12H24zM4 24h12v12H4zM22 22h6v6h-6zM30 30h6v6h-6z"/></svg>';

const INVITATION = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//declic//test//EN',
  'BEGIN:VEVENT',
  'UID:1@declic.test',
  'DTSTAMP:20260301T090000Z',
  'DTSTART:20260302T140000Z',
  'DTEND:20260302T150000Z',
  'SUMMARY:Planning with Grace',
  'LOCATION:Room 4',
  'ATTENDEE:mailto:grace@example.test',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const HOSTILE_PAGE = `<!doctype html><html><head><title>Bread</title><style>h1 { color: rgb(185, 58, 12) }</style></head>
<body><h1 style="padding: 8px">Fresh bread</h1><img src="https://tracker.example/pixel.png" alt="Oven">
<script>parent.document.title = 'taken over'</script><p onclick="alert(1)">Open from seven.</p>
<a href="javascript:alert(1)">Order</a></body></html>`;

const ARTICLE = `# Heat pump

A heat pump **moves** heat; see [the guide](https://example.com/guide) or [this](javascript:alert(1)).

- compressor
- refrigerant

| Part | Price |
|---|---|
| Pump | 400 |

<img src=x onerror=alert(1)> costs 3 &amp; more.`;

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    email: `person-${index + 1}@example.test`,
    score: (index * 37) % 100,
    grade: ['A', 'B', 'C', null][index % 4] ?? null,
  }));

/** An answer for each kind of view, by the name of the view. */
export const SAMPLES = {
  picture: {
    engine: 'deterministic',
    file: aFile('qr-code.svg', 'image/svg+xml', toBase64(DRAWING)),
    payload: 'https://example.com',
  },
  html: {
    engine: 'template',
    file: aFile('landing-page.html', 'text/html', toBase64(HOSTILE_PAGE)),
    sections: ['hero'],
  },
  pdf: { file: aFile('quote.pdf', 'application/pdf', toBase64('%PDF-1.3\n')), number: 'D-2026-017' },
  audio: { file: aFile('note.mp3', 'audio/mpeg', toBase64('ID3')) },
  video: { file: aFile('promo.mp4', 'video/mp4', toBase64('ftyp')) },
  calendar: {
    slots: [
      {
        start: '2026-03-02T14:00:00.000Z',
        end: '2026-03-02T15:00:00.000Z',
        missing: ['Kenji'],
        local: [
          {
            participant: 'Grace',
            start: '2026-03-02T09:00:00-05:00',
            end: '2026-03-02T10:00:00-05:00',
            time_zone: 'America/New_York',
          },
        ],
      },
    ],
    file: aFile('invite.ics', 'text/calendar', toBase64(INVITATION)),
  },
  diff: { before: 'He go to school every day with bus.', after: 'He goes to school every day by bus.' },
  map: {
    place: { name: 'Nantes', country: 'FR', latitude: 47.21725, longitude: -1.55336 },
    leads: [
      { name: 'Boulangerie Martin', latitude: 47.2184, longitude: -1.5436, url: 'https://boulangerie-martin.example' },
      { name: 'Panadería Sol', latitude: 47.2476, longitude: -1.5836, url: null },
    ],
  },
  text: { engine: 'template', article_md: ARTICLE, language: 'en' },
  table: { engine: 'extractive', rows: rows(12), summary: { count: 12 } },
  fields: {
    engine: 'deterministic',
    verdict: 'risky',
    valid: false,
    suggestion: 'someone@gmail.com',
    website: 'https://example.com',
    company: { name: 'Analytical Engines', country: 'GB', phones: [] },
    sources: [{ field: 'person.first_name', value: 'Ada', from: 'email' }],
    total: { value: 835.05, confidence: 0.98, page: 1, box: { x: 1, y: 2 }, quote: '835,05 €' },
    box: { x: 45, y: 109.1, width: 65.4, height: 10 },
    reasons: ['possible_typo'],
  },
  colours: {
    colors: [
      { role: 'text', color: '#16181d', on: '#eef5f5' },
      { role: 'accent', color: '#ff5a1f' },
    ],
  },
} as const;

export const manyRows = () => ({ rows: rows(5_000) });
