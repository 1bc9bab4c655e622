/** GET /api/ghl/alternatives (specification section 3): ways of moving leads besides the CRM's own connection. */
export interface IntegrationAlternatives {
  /** Which of them fits this installation. */
  readonly recommendation: string;
  readonly alternatives: {
    readonly webhook: { readonly webhookUrl: string; readonly instructions: readonly string[] };
    readonly zapier: { readonly webhookEndpoint: string; readonly zapierInstructions: readonly string[] };
    readonly csv: { readonly importInstructions: readonly string[] };
    readonly email: { readonly emailAddress: string; readonly setupInstructions: readonly string[] };
  };
  /** Found by trying each way at the time of the request. */
  readonly connectivity: Connectivity;
}

export interface Connectivity {
  /** PUBLIC_URL is no address of this machine alone, and the game answers at it. */
  readonly webhookReachable: boolean;
  /** Leads can be read and written as CSV. */
  readonly csvGenerationWorking: boolean;
  /** A mail server is set up, and takes mail. */
  readonly emailServiceAvailable: boolean;
}
