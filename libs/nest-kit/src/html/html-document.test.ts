import { expect, it } from 'vitest';
import { htmlDocument } from './html-document';

it('escapes language, title and meta, and leaves the style and the body as they are', () => {
  const html = htmlDocument({
    lang: '"',
    title: '</title>',
    meta: { robots: '"><script>' },
    style: 'a > b {}',
    body: '<body><p></p></body>',
  });
  expect(html).toContain('<html lang="&quot;">');
  expect(html).toContain('<title>&lt;/title&gt;</title>');
  expect(html).toContain('<meta name="robots" content="&quot;&gt;&lt;script&gt;">');
  expect(html).toContain('<style>a > b {}</style>\n</head>\n<body><p></p></body>\n</html>');
});
