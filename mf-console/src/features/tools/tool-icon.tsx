import { token } from '@declic/design-system';
import { FileText, type LucideIcon, Sparkles, Wrench } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = { 'file-text': FileText, sparkles: Sparkles };

/** The server names an icon; a name we do not draw gets the general one. */
export function ToolIcon({ name }: { name: string }) {
  const Drawn = icons[name] ?? Wrench;
  return <Drawn size={20} color={token.color.accentText} aria-hidden />;
}
