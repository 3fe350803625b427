import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A row of one user, with an id and a time of its own. */
export abstract class OwnedRowEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
