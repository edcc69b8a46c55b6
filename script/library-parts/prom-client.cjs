// @ts-nocheck: the package has types only for the whole.
/** Without the default metrics, which bring OpenTelemetry along, and what collects from other processes. */
module.exports = {
  Counter: require('prom-client/lib/counter'),
  Gauge: require('prom-client/lib/gauge'),
  Histogram: require('prom-client/lib/histogram'),
  Registry: require('prom-client/lib/registry'),
}
