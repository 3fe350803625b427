import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The text of an uploaded PDF, until it is a day old. */
@Entity('flow_pdfs')
export class PdfEntity {
  @PrimaryColumn({ type: 'uuid', generated: 'uuid' }) id!: string;
  @Column('uuid') userId!: string;
  @Column('text') name!: string;
  @Column('integer') pages!: number;
  @Column('text') content!: string;
  @Column('timestamptz') createdAt!: Date;
}
