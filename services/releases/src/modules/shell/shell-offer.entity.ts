import type { OpInput } from '@declic/nest-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a shell offers to remotes: the `front-contract.json` of its build. */
export type Offer = OpInput<'announceShell'>['body']['offer'];

/** The offer of the live shell; one row at most. */
@Entity('shell_offer')
export class ShellOfferEntity {
  @PrimaryColumn({ type: 'boolean', default: true }) live!: true;
  @Column('jsonb') offer!: Offer;
}
