/** What lies behind drawings where a look says nothing else. Components know it, so that no page has to say it. */
export const BEHIND_DRAWINGS = { plate: '#0A1628', glow: '#16345c' };
