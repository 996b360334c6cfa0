{{- define "coursebell.image" -}}
{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ or .Values.image.tag .Chart.AppVersion }}{{ end }}
{{- end -}}

{{- /* Kubernetes makes Jobs of a CronJob whose name has at most 52 signs. */ -}}
{{- define "coursebell.backup" -}}
{{ .Release.Name | trunc 45 | trimSuffix "-" }}-backup
{{- end -}}
