import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One sign-up for an address that is not confirmed yet: the password that its own link brings, and the browser that it came from. */
@Entity('sign_up')
export class SignUpEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') userId!: string;

  /** As it was typed in this sign-up. */
  @Column('text') email!: string;
  @Column('text') passwordHash!: string;

  /** SHA-256 of the browser's sign-up cookie. */
  @Column('bytea', { nullable: true }) browserHash!: Buffer | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
}
