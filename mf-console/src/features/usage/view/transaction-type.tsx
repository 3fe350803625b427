import { Badge, type BadgeProps } from '@declic/design-system';
import type { Schemas } from '@declic/openapi/accounts';
import { type LucideIcon, Plus, Undo2, Wrench, Zap } from 'lucide-react';

type TransactionType = Schemas['LedgerEntry']['transaction_type'];

const looks: Record<TransactionType, { label: string; icon: LucideIcon; tone: NonNullable<BadgeProps['tone']> }> = {
  api_action: { label: 'API action', icon: Zap, tone: 'neutral' },
  tool: { label: 'Tool', icon: Wrench, tone: 'neutral' },
  purchase: { label: 'Purchase', icon: Plus, tone: 'success' },
  refund: { label: 'Refund', icon: Undo2, tone: 'warning' },
};

export interface TransactionTypeBadgeProps {
  type: TransactionType;
  className?: string | undefined;
}

export function TransactionTypeBadge({ type, ...rest }: TransactionTypeBadgeProps) {
  const { label, icon: Icon, tone } = looks[type];
  return (
    <Badge {...rest} tone={tone} icon={<Icon size={14} aria-hidden />}>
      {label}
    </Badge>
  );
}
