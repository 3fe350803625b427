import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { htmlToText } from './html-to-text';

describe('the text of a page', () => {
  it('has a line for each block and no code or menu', async () => {
    const html =
      '<html><head><title>Our &amp; story</title><style>p{}</style></head><body><nav>Home</nav><h1>Acme</h1><p>In <b>2021</b>,\n Acme opened.<script>alert(1)</script></p><ul><li>One<li>Two</ul></body></html>';
    expect(await htmlToText(html)).toEqual({ title: 'Our & story', text: 'Acme\nIn 2021, Acme opened.\nOne\nTwo' });
  });

  it('is read from broken and hostile markup', async () => {
    expect((await htmlToText('<p>a<p>b</div></nav>c<!-- x --><![CDATA[y]]><b')).text).toBe('a\nbc');
    const before = process.threadCpuUsage();
    expect((await htmlToText('<div>'.repeat(30_000) + 'deep')).text).toBe('deep');
    expect(cpuMsSince(before)).toBeLessThan(4_000);
    await expect(htmlToText('<div>'.repeat(30_001))).rejects.toThrow('30000 elements');
  });
});
