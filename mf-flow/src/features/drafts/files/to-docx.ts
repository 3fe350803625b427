import { decodeEntities } from '@declic/action-console/decode-entities';
import { splitThread } from '@declic/content-rules';
import type { Document, IParagraphOptions, Paragraph, ParagraphChild, Table } from 'docx';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { DraftContent } from './draft-files';

type Docx = typeof import('docx');

/** A Word document with real headings, lists, links and tables. */
export async function toDocx(content: DraftContent): Promise<Uint8Array> {
  const docx = await import('docx');
  return new Uint8Array(await docx.Packer.toArrayBuffer(createDocument(docx, content)));
}

const BULLETS = 'draft-bullets';
const NUMBERS = 'draft-numbers';

function createDocument(docx: Docx, { title, format, text, language }: DraftContent): Document {
  const writer = new DocxWriter(docx);
  const texts = format === 'tweet' ? splitThread(text) : [text];
  const children = texts.flatMap((part, place) => [
    ...(format === 'tweet' ? [writer.heading(`Tweet ${place + 1}`)] : []),
    ...writer.blocks(new Lexer({ gfm: true, breaks: format !== 'blog' }).lex(part)),
  ]);
  const levels = (numbers: boolean) =>
    [0, 1, 2].map((level) => ({
      level,
      format: numbers ? docx.LevelFormat.DECIMAL : docx.LevelFormat.BULLET,
      text: numbers ? `%${level + 1}.` : '•',
      style: { paragraph: { indent: { left: 480 * (level + 1), hanging: 280 } } },
    }));
  return new docx.Document({
    title,
    creator: 'Declic',
    ...(language !== undefined && { styles: { default: { document: { run: { language: { value: language } } } } } }),
    numbering: {
      config: [
        { reference: BULLETS, levels: levels(false) },
        { reference: NUMBERS, levels: levels(true) },
      ],
    },
    sections: [{ children }],
  });
}

interface RunStyle {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly strike?: boolean;
  readonly font?: string;
  readonly style?: string;
}

/** Tokens of Markdown as paragraphs of Word. HTML in the text is written as it was typed. */
class DocxWriter {
  private lists = 0;

  constructor(private readonly docx: Docx) {}

  heading(text: string): Paragraph {
    return new this.docx.Paragraph({ text, heading: this.docx.HeadingLevel.HEADING_3 });
  }

  blocks(tokens: readonly Token[], options: IParagraphOptions = {}): (Paragraph | Table)[] {
    return tokens.flatMap((one) => this.block(one as MarkedToken, options)); // of the lexer alone, no extension
  }

  private block(one: MarkedToken, options: IParagraphOptions): (Paragraph | Table)[] {
    const { Paragraph, TextRun, HeadingLevel } = this.docx;
    const spacing = { after: 160 };
    switch (one.type) {
      case 'heading': {
        const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;
        const heading = levels[Math.min(one.depth, 3) - 1] ?? HeadingLevel.HEADING_3;
        return [new Paragraph({ children: this.runs(one.tokens), heading })];
      }
      case 'paragraph':
      case 'text':
        return [new Paragraph({ spacing, ...options, children: this.runs(one.tokens ?? [one]) })];
      case 'blockquote':
        return this.blocks(one.tokens, { ...options, indent: { left: 480, right: 480 } });
      case 'list':
        return this.list(one, 0);
      case 'table':
        return [this.table(one)];
      case 'code':
        return one.text
          .split('\n')
          .map((line) => new Paragraph({ children: [new TextRun({ text: line, font: 'Courier New' })] }));
      case 'hr':
        return [new Paragraph({ thematicBreak: true })];
      case 'space':
      case 'def':
        return [];
      default:
        return [new Paragraph({ spacing, ...options, text: one.raw.trim() })];
    }
  }

  private list({ ordered, items }: Tokens.List, level: number): (Paragraph | Table)[] {
    this.lists += 1;
    const numbering = { reference: ordered ? NUMBERS : BULLETS, level: Math.min(level, 2), instance: this.lists };
    return items.flatMap(({ tokens }) =>
      joinCheckbox(tokens).flatMap((one) =>
        one.type === 'list' ? this.list(one as Tokens.List, level + 1) : this.block(one as MarkedToken, { numbering }),
      ),
    );
  }

  private table({ header, rows }: Tokens.Table): Table {
    const { Table, TableRow, TableCell, Paragraph, WidthType } = this.docx;
    const row = (cells: readonly Tokens.TableCell[], bold: boolean) =>
      new TableRow({
        tableHeader: bold,
        children: cells.map(
          ({ tokens }) => new TableCell({ children: [new Paragraph({ children: this.runs(tokens, { bold }) })] }),
        ),
      });
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [row(header, true), ...rows.map((cells) => row(cells, false))],
    });
  }

  private runs(tokens: readonly Token[], style: RunStyle = {}): ParagraphChild[] {
    return tokens.flatMap((one) => this.run(one as MarkedToken, style)); // of the lexer alone, no extension
  }

  private run(one: MarkedToken, style: RunStyle): ParagraphChild[] {
    const { TextRun, ExternalHyperlink } = this.docx;
    switch (one.type) {
      case 'strong':
        return this.runs(one.tokens, { ...style, bold: true });
      case 'em':
        return this.runs(one.tokens, { ...style, italics: true });
      case 'del':
        return this.runs(one.tokens, { ...style, strike: true });
      case 'codespan':
        return [new TextRun({ text: one.text, ...style, font: 'Courier New' })];
      case 'br':
        return [new TextRun({ break: 1 })];
      case 'link':
        if (!isSafeLink(one.href)) return this.runs(one.tokens, style);
        return [
          new ExternalHyperlink({ link: one.href, children: this.runs(one.tokens, { ...style, style: 'Hyperlink' }) }),
        ];
      case 'image':
        return [new TextRun({ text: one.text || one.href, ...style })];
      case 'text':
        return one.tokens ? this.runs(one.tokens, style) : [new TextRun({ text: decodeEntities(one.text), ...style })];
      case 'checkbox':
        return [new TextRun({ text: one.checked ? '☑ ' : '☐ ', ...style })];
      case 'escape':
        return [new TextRun({ text: one.text, ...style })];
      default:
        return [new TextRun({ text: one.raw, ...style })];
    }
  }
}

/** In a list without empty lines the box is a block of its own: it belongs to the text behind it, in the same paragraph. */
function joinCheckbox(tokens: readonly Token[]): readonly Token[] {
  const [box, text, ...rest] = tokens;
  if (box?.type !== 'checkbox') return tokens;
  const words = text && 'tokens' in text ? (text.tokens ?? []) : [];
  return [{ type: 'text', raw: '', text: '', ...text, tokens: [box, ...words] }, ...rest];
}

const isSafeLink = (href: string) => /^(?:https?:\/\/|mailto:)/i.test(href);
