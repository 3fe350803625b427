import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('tool_pricing')
export class ToolPricingEntity {
  @PrimaryColumn('text', { name: 'tool_slug' })
  toolSlug!: string;

  @Column('text', { name: 'display_name' })
  displayName!: string;

  @Column('text')
  description!: string;

  /** Name of a Lucide icon. */
  @Column('text')
  icon!: string;

  @Column('integer', { name: 'credit_cost' })
  creditCost!: number;

  @Column('text', { name: 'tool_type' })
  toolType!: string;
}
