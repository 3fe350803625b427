import { FileText, type Icon, token } from '@declic/design-system';
import { Wrench } from 'lucide-react';

const icons: Readonly<Record<string, Icon>> = { 'file-text': FileText };

/** The server names an icon; a name we do not draw gets the general one. */
export function ToolIcon({ name }: { name: string }) {
  const look = { size: 20, color: token.color.accentText, 'aria-hidden': true } as const;
  const Drawn = icons[name];
  return Drawn ? <Drawn {...look} /> : <Wrench {...look} />;
}
