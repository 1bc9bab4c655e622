import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type Connectivity } from '#contracts/lead/alternatives.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { MAILER, type Mailer } from '#backend/platform/mail/mail.port.js';
import { isLoopback } from '#backend/platform/net/addresses.js';
import { ghlLeadEntity, type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';
import { leadCsv } from '../export-leads/lead-csv.js';

const PATIENCE_MS = 3_000;

/** Tries each way by which leads can travel. */
@Injectable()
export class ConnectivityCheck {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MAILER) private readonly mailer: Mailer,
    @InjectRepository(ghlLeadEntity) private readonly leads: Repository<GhlLeadRow>,
  ) {}

  async run(): Promise<Connectivity> {
    const tried = await Promise.allSettled([this.answersOutside(), this.writesCsv(), this.mailer.isAvailable()]);
    const [webhookReachable, csvGenerationWorking, emailServiceAvailable] = tried.map(
      (one) => one.status === 'fulfilled' && one.value,
    ) as [boolean, boolean, boolean];
    return { webhookReachable, csvGenerationWorking, emailServiceAvailable };
  }

  /** Asks the game at its public address, so that a proxy before it is tested too. */
  private async answersOutside(): Promise<boolean> {
    const { publicUrl } = this.config;
    if (isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''))) return false;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${publicUrl}/health/live`, { signal, redirect: 'error' });
    await answer.body?.cancel();
    return answer.ok;
  }

  private async writesCsv(): Promise<boolean> {
    const newest = await this.leads.find({ where: { erased: false }, order: { createdAt: 'DESC' }, take: 1 });
    let bytes = 0;
    for await (const chunk of leadCsv(newest)) bytes += (chunk as Buffer).length;
    return bytes > 0;
  }
}
