import { useQuery } from '@boekwerk/shared/query';

/** The charts themselves; the library that draws them is fetched once they are wanted. */
export const usePlots = (isWanted: boolean) =>
  useQuery({
    queryKey: ['plots'],
    queryFn: async () => {
      const { RevenueLine, CustomersBar } = await import('./plots');
      return { RevenueLine, CustomersBar };
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
