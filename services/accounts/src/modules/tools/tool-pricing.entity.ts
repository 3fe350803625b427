import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('tool_pricing')
export class ToolPricingEntity {
  @PrimaryColumn('text') toolSlug!: string;
  @Column('text') displayName!: string;
  @Column('text') description!: string;

  /** Name of a Lucide icon. */
  @Column('text') icon!: string;
  @Column('integer') creditCost!: number;
  @Column('text') toolType!: string;
}
